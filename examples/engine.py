"""Plays a thousand games of KeyForge through the engine, all at once: python3 examples/engine.py [GAMES] [GAME]

Needs nothing but Python's own library. Run it in the folder of the project. docs/engine.md tells all that can be asked.
"""
import json
import random
import subprocess
import sys
import time

if len(sys.argv) > 1 and not sys.argv[1].isdecimal():
    raise SystemExit(f"How many games? {sys.argv[1]!r} is no number: python3 examples/engine.py 1000 keyforge")
GAMES = int(sys.argv[1]) if len(sys.argv) > 1 else 1000
GAME = sys.argv[2] if len(sys.argv) > 2 else "keyforge"

command = ["node", "scripts/run.mjs", "src/cli/main.ts", "engine"]
try:
    engine = subprocess.Popen(command, stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True)
except FileNotFoundError:
    raise SystemExit("Node is not there: the engine needs it (README.md).") from None


def ask(**request):
    try:
        engine.stdin.write(json.dumps(request) + "\n")
        engine.stdin.flush()
        answer = json.loads(engine.stdout.readline())
    except (BrokenPipeError, json.JSONDecodeError):
        raise SystemExit("The engine has ended. Run this in the folder of the project, after npm install.") from None
    if not answer["ok"]:
        raise SystemExit(f"{answer['error']['code']}: {answer['error']['message']}")
    return answer


chance = random.Random(1)
state = ask(do="new", game=GAME, seeds=list(range(GAMES)))
live = state["positions"]
wins = {}
decisions = 0
begin = time.time()
while live:
    chosen = [chance.choice(options) for options in state["options"]]
    state = ask(do="choose", positions=live, options=chosen)
    decisions += len(live)
    over = [i for i, shares in enumerate(state["shares"]) if shares is not None]
    for i in over:
        for seat, share in enumerate(state["shares"][i]):
            wins[seat] = wins.get(seat, 0) + share
    if over:
        ask(do="free", positions=[live[i] for i in over])
        gone = set(over)
        live = [position for i, position in enumerate(live) if i not in gone]
        state["options"] = [options for i, options in enumerate(state["options"]) if i not in gone]
seconds = time.time() - begin
engine.stdin.close()
engine.wait()
print(f"{GAMES} games, {decisions} decisions, wins by seat {[round(wins[seat], 3) for seat in sorted(wins)]}")
print(f"{decisions / seconds:.0f} decisions a second", file=sys.stderr)
