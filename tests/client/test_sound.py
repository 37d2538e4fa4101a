"""Every sound as Chromium renders it: heard, not too loud, without clicks, and unlike the others."""

from __future__ import annotations

import math
import os
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Browser

CLIENT = Path(__file__).resolve().parents[2] / "client"
LONGEST = 0.6
BANDS = 24

RENDER = """async (bands) => {
  const rate = 48000;
  const sounds = {};
  const ways = Object.entries(synth.recipes).flatMap(([name, recipe]) =>
    ['flip', 'lastSeconds', 'runOut'].includes(name)
      ? ['purple', 'green', 'black'].map((timer) => [`${name} ${timer}`, recipe(timer)])
      : [[name, recipe()]]);
  for (const [name, recipe] of ways) {
    const device = new OfflineAudioContext(1, rate, rate);
    synth.strike(device, device.destination, recipe, 1);
    const samples = (await device.startRendering()).getChannelData(0);
    const peak = samples.reduce((most, each) => Math.max(most, Math.abs(each)), 0);
    const last = samples.findLastIndex((each) => Math.abs(each) > 0.001);
    // How much of it lies in each band of pitches, from 80 to 8000 Hz.
    const spectrum = Array.from({ length: bands }, (_, band) => {
      const pitch = 80 * 100 ** (band / (bands - 1));
      let [re, im] = [0, 0];
      for (let i = 0; i <= last; i++) {
        const turn = 2 * Math.PI * pitch * i / rate;
        re += samples[i] * Math.cos(turn);
        im += samples[i] * Math.sin(turn);
      }
      return Math.hypot(re, im);
    });
    sounds[name] = {
      peak,
      spectrum,
      seconds: last / rate,
      first: Math.abs(samples[0]),
      after: Math.abs(samples[last + 1] ?? 0),
      // When it sounds: twenty slices of the whole.
      course: Array.from({ length: 20 }, (_, slice) => {
        const part = samples.slice(slice * rate * 0.03, (slice + 1) * rate * 0.03);
        return Math.sqrt(part.reduce((sum, each) => sum + each * each, 0));
      }),
    };
  }
  return sounds;
}"""


@pytest.fixture(scope="module")
def sounds(browser: Browser, tmp_path_factory: pytest.TempPathFactory) -> dict[str, Any]:
    script = tmp_path_factory.mktemp("synth") / "synth.js"
    path = os.pathsep.join([str(Path(sys.executable).parent), os.environ.get("PATH", "")])
    bundle = ["src/shared/synth.ts", "--format", "iife", "--name", "synth", "--file", str(script)]
    rolldown = CLIENT / "node_modules" / ".bin" / "rolldown"
    subprocess.run(
        [rolldown, *bundle], cwd=CLIENT, check=True, env={**os.environ, "PATH": path}, capture_output=True
    )
    page = browser.new_page()
    page.add_script_tag(path=script)
    rendered: dict[str, Any] = page.evaluate(RENDER, BANDS)
    page.close()
    return rendered


def test_every_sound_is_heard_and_none_is_too_loud_or_long(sounds: dict[str, Any]) -> None:
    assert len(sounds) > 15
    for name, sound in sounds.items():
        assert 0.08 < sound["peak"] < 0.9, (name, sound["peak"])
        assert 0.02 < sound["seconds"] <= LONGEST, (name, sound["seconds"])


def test_none_begins_or_ends_with_a_click(sounds: dict[str, Any]) -> None:
    for name, sound in sounds.items():
        assert sound["first"] < 0.001, name
        assert sound["after"] <= 0.001, name


def test_no_two_sound_alike(sounds: dict[str, Any]) -> None:
    def likeness(one: list[float], other: list[float]) -> float:
        product = sum(a * b for a, b in zip(one, other, strict=True))
        return product / math.sqrt(sum(a * a for a in one) * sum(b * b for b in other))

    names = list(sounds)
    for number, name in enumerate(names):
        for other in names[:number]:
            alike = likeness(sounds[name]["spectrum"], sounds[other]["spectrum"]) * likeness(
                sounds[name]["course"], sounds[other]["course"]
            )
            assert alike < 0.97, (name, other, alike)
