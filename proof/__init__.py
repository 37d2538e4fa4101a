"""What the tests show in small, on a large scale; `docs/proof.md` has the figures."""
