"""Texts in four languages: Fluent catalogues, and the code that reads them."""

from cubetown.locale.catalogue import Catalogue, catalogue
from cubetown.locale.languages import LANGUAGES, language_from_environment

__all__ = ["LANGUAGES", "Catalogue", "catalogue", "language_from_environment"]
