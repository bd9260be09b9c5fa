"""Measure the server under load, as ratios to a bare echo in the same run: ``make bench``.

Throughput is per second of the server's own CPU time, read from the operating system: so the load generator on the same
machine does not count. Rounds of echo and of the real server alternate.
"""

from __future__ import annotations

import asyncio
import json
import re
import sys
import tempfile
import time
from pathlib import Path
from statistics import median, quantiles

import httpx
from websockets.asyncio.client import ClientConnection, connect

HERE = Path(__file__).parent
if str(HERE.parent) not in sys.path:
    sys.path.insert(0, str(HERE.parent))

from bench.caller import confirms  # noqa: E402
from bench.process import Process, free_port  # noqa: E402

ROUNDS = 5
SECONDS = 4.0
TABLES = 24
MANY_TABLES = 250
MANY_SECONDS = 15

MOVE = re.compile(r'"moves":\[\{"notation":"([^"]+)"')


async def echo_round(process: Process) -> float:
    """Return the round trips per CPU second."""
    done = 0
    stop = time.monotonic() + SECONDS

    async def client() -> None:
        nonlocal done
        async with connect(f"ws://127.0.0.1:{process.port}/") as link:
            while time.monotonic() < stop:
                await link.send('{"t":"play","seat":0,"move":"drive 25","id":12}')
                await link.recv()
                done += 1

    before = process.processor_seconds()
    await asyncio.gather(*(client() for _ in range(TABLES)))
    return done / (process.processor_seconds() - before)


async def bare_tables_round(process: Process, number: int) -> float:
    """Return the messages per CPU second at tables without a game: one arrives, four are sent."""
    done = 0
    address = f"ws://127.0.0.1:{process.port}/table/{number}"
    tables = [[await connect(f"{address}-{place}") for _ in range(4)] for place in range(TABLES)]
    stop = time.monotonic() + SECONDS

    async def person(link: ClientConnection, seat: int) -> None:
        nonlocal done
        while time.monotonic() < stop:
            try:
                text = str(await asyncio.wait_for(link.recv(), max(0.05, stop - time.monotonic())))
            except TimeoutError:
                break
            done += seat == 0
            if int(text.split(" ", 1)[0]) % 4 == seat:
                await link.send('{"t":"play","seat":0,"move":"drive 25","id":12}')

    before = process.processor_seconds()
    for links in tables:
        await links[0].send("begin")
    await asyncio.gather(*(person(link, seat) for links in tables for seat, link in enumerate(links)))
    spent = process.processor_seconds() - before
    for links in tables:
        for link in links:
            await link.close()
    return done / spent


async def open_tables(process: Process, tables: int) -> list[list[str]]:
    """Open tables; return the keys of four people at each."""
    async with httpx.AsyncClient(base_url=f"http://127.0.0.1:{process.port}") as client:
        keys = []
        for _ in range(tables):
            body = {"game": "thousand-km", "seats": [{"kind": "here"}] * 4, "options": {"tempo": "calm"}}
            made = (await client.post("/api/tables", json=body)).json()
            keys.append([seat["key"] for seat in made["seats"]])
        return keys


async def enter(process: Process, key: str) -> ClientConnection:
    link = await connect(f"ws://127.0.0.1:{process.port}/ws")
    await link.send(json.dumps({"t": "hello", "keys": [key]}))
    return link


async def moves_round(process: Process) -> float:
    """Return the durable moves per CPU second: every move is on disk before four people see it."""
    done = 0
    tables = await open_tables(process, TABLES)
    links = [(seat, await enter(process, key)) for keys in tables for seat, key in enumerate(keys)]
    # Connecting is not measured.
    stop = time.monotonic() + SECONDS

    async def person(seat: int, link: ClientConnection) -> None:
        nonlocal done
        asked = 0
        while time.monotonic() < stop:
            try:
                text = str(await asyncio.wait_for(link.recv(), max(0.05, stop - time.monotonic())))
            except TimeoutError:
                break
            done += confirms(text)
            found = MOVE.search(text)
            asked += 1
            if found and text.startswith(('{"t":"update"', '{"t":"welcome"')):
                await link.send(f'{{"t":"play","seat":{seat},"move":"{found[1]}","id":{asked}}}')
            elif '"outcome":{' in text and text.startswith('{"t":"update"'):
                await link.send(f'{{"t":"rematch","id":{asked}}}')

    before = process.processor_seconds()
    await asyncio.gather(*(person(seat, link) for seat, link in links))
    spent = process.processor_seconds() - before
    for _, link in links:
        await link.close()
    return done / spent


async def many_tables(process: Process) -> tuple[float, float, int]:
    """Measure a thousand people at 250 tables with one move per second each; return median and 99th percentile of the
    confirmation time, and the memory.
    """
    before = process.memory()
    tables = await open_tables(process, MANY_TABLES)
    everybody = asyncio.Barrier(MANY_TABLES)
    waits: list[float] = []

    async def table(keys: list[str], delay: float) -> None:
        links = [await enter(process, key) for key in keys]
        latest: list[str] = [""] * 4
        asked = 0
        acked = asyncio.Event()

        async def listen(seat: int) -> None:
            async for message in links[seat]:
                text = str(message)
                if text.startswith(('{"t":"update"', '{"t":"welcome"')):
                    latest[seat] = text
                if confirms(text):
                    acked.set()

        listening = [asyncio.create_task(listen(seat)) for seat in range(4)]
        # All connections are open before the measurement.
        await everybody.wait()
        await asyncio.sleep(delay)
        stop = time.monotonic() + MANY_SECONDS
        while time.monotonic() < stop:
            pause = time.monotonic() + 1
            for seat in range(4):
                found = MOVE.search(latest[seat])
                if found:
                    acked.clear()
                    latest[seat] = ""
                    started = time.perf_counter()
                    asked += 1
                    await links[seat].send(f'{{"t":"play","seat":{seat},"move":"{found[1]}","id":{asked}}}')
                    await asyncio.wait_for(acked.wait(), 10)
                    waits.append(1000 * (time.perf_counter() - started))
                    break
            await asyncio.sleep(max(0.0, pause - time.monotonic()))
        for task in listening:
            task.cancel()
        for link in links:
            await link.close()

    running = [asyncio.create_task(table(keys, place / MANY_TABLES)) for place, keys in enumerate(tables)]
    await asyncio.gather(*running)
    used = process.memory() - before
    return median(waits), quantiles(waits, n=100)[98], used // MANY_TABLES


def page_weight(process: Process) -> tuple[int, int]:
    """Return the compressed size of everything that the first page requests."""
    base = f"http://127.0.0.1:{process.port}"
    headers = {"Accept-Encoding": "gzip"}
    with httpx.Client(base_url=base, headers=headers) as client:

        def weigh(path: str) -> tuple[int, str]:
            with client.stream("GET", path) as answer:
                raw = b"".join(answer.iter_raw())
                size = len(raw)
            return size, client.get(path).text

        total, page = weigh("/")
        count = 1
        wanted = set(re.findall(r'(?:src|href)="([^"]+\.(?:js|css|woff2|svg))"', page))
        for path in list(wanted):
            if path.endswith(".css"):
                wanted |= {f"/assets/{name}" for name in re.findall(r"url\([^)]*?([\w.-]+\.woff2)\)", client.get(path).text)}
        for path in sorted(wanted | {"/api/shelf", "/api/texts/shelf/en"}):
            size, _ = weigh(path if path.startswith("/") else "/" + path.lstrip("./"))
            total += size
            count += 1
    return total, count


def boardgame_io(seconds: float) -> float | None:
    """Return the moves per CPU second of boardgame.io's server under the same load; None if it is not available."""
    from bench.boardgame_peer import measure

    return measure(seconds)


def shelf_seconds(port: int) -> float | None:
    """Return the seconds until the shelf is usable in a fresh browser profile; None without a Chromium."""
    from playwright.sync_api import sync_playwright

    from tools.run import chromium

    program = chromium()
    if program is None:
        return None
    flags = ["--no-sandbox", "--disable-gpu", "--disable-background-networking", "--disable-component-update", "--disable-sync"]
    taken = []
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=program, args=flags)
        for _ in range(ROUNDS):
            page = browser.new_context(viewport={"width": 768, "height": 1024}).new_page()
            started = time.perf_counter()
            page.goto(f"http://127.0.0.1:{port}/")
            page.locator(".take").first.wait_for()
            taken.append(time.perf_counter() - started)
            page.context.close()
        browser.close()
    return median(taken)


async def run() -> None:
    with tempfile.TemporaryDirectory() as folder:
        echo_port, plain_port, port = free_port(), free_port(), free_port()
        echo = Process([sys.executable, str(HERE / "echo_server.py"), str(echo_port)], echo_port)
        plain = Process([sys.executable, str(HERE / "echo_server.py"), str(plain_port), "plain"], plain_port)
        script = str(Path(sys.executable).parent / "spielkiste")
        ours = Process([script, "serve", "--port", str(port), "--database", str(Path(folder) / "b.sqlite"), "--no-limits"], port)
        try:
            echoes, bare, library, moves = [], [], [], []
            for number in range(ROUNDS):
                print(f"server round {number + 1} of {ROUNDS} ...", file=sys.stderr)
                echoes.append(await echo_round(echo))
                bare.append(await bare_tables_round(echo, number))
                library.append(await bare_tables_round(plain, number))
                moves.append(await moves_round(ours))
            middle, worst, memory = await many_tables(ours)
            weight, requests = page_weight(ours)
            shelf = await asyncio.to_thread(shelf_seconds, port)
        finally:
            echo.stop()
            plain.stop()
            ours.stop()
    peer = await asyncio.to_thread(boardgame_io, SECONDS)
    print()
    print(f"| {'server':<58} | {'figure':>22} | {'ratio':>6} | {'goal':>8} |")
    print(f"|{'-' * 60}|{'-' * 24}|{'-' * 8}|{'-' * 10}|")
    for what, figure, ratio, goal in [
        ("bare WebSocket echo, round trips per processor second", f"{median(echoes):,.0f}", "1.00", ""),
        ("durable moves, four people each told", f"{median(moves):,.0f}", f"{median(moves) / median(echoes):.2f}", ""),
        ("identical messages without a game behind them", f"{median(bare):,.0f}", f"{median(bare) / median(echoes):.2f}", ""),
        ("  durable moves against that", "", f"{median(moves) / median(bare):.2f}", ">= 0.5"),
        ("  the same messages, the library's own way", f"{median(library):,.0f}", "", ""),
        ("1,000 people, 250 tables, a move a second: median wait", f"{middle:.1f} ms", "", ""),
        ("  99th percentile of confirmation", f"{worst:.1f} ms", "", ""),
        ("  memory per table, four connections included", f"{memory / 1024:,.0f} kB", "", ""),
        (f"first page, {requests} requests, compressed, fonts included", f"{weight / 1000:,.0f} kB", "", "< 120 kB"),
        ("  until the shelf can be used, in Chromium", f"{shelf:.2f} s" if shelf is not None else "no Chromium", "", ""),
        ("boardgame.io's own server, the same load, in memory, not durable", f"{peer:,.0f}" if peer else "not available", "", ""),
        ("  durable moves of ours against it", "", f"{median(moves) / peer:.2f}" if peer else "", ""),
    ]:
        print(f"| {what:<58} | {figure:>22} | {ratio:>6} | {goal:>8} |")


if __name__ == "__main__":
    asyncio.run(run())
