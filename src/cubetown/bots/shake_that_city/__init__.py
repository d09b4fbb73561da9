"""Players of Shake That City. What is compiled is loaded only with the levels."""
