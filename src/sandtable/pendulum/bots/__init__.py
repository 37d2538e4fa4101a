"""Programs that play Pendulum, and the hints they give."""
