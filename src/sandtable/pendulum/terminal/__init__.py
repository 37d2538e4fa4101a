"""What the command line shows of Pendulum."""
