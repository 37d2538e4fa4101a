"""Programs that play Nations, and the hints they give."""
