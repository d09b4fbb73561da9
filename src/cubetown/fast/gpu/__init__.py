"""Batches on an NVIDIA GPU; nothing of CUDA is imported before one is asked for."""
