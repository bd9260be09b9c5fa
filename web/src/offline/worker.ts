// One engine for all windows of this browser: a shared worker where there is one, else each window has a worker, and the
// first of them has the engine. A lock sees to it that there is never more than one, whatever version a window is of.
import { Broken } from './loading';
import { type Engine, startPython } from './python';
import type { Failure, FromEngine, Site, ToEngine } from './wire';

interface Port {
  postMessage(message: FromEngine): void;
  onmessage: ((event: MessageEvent<ToEngine>) => void) | null;
}

const ports = new Set<Port>();
let engine: Promise<Engine> | null = null;
let state: FromEngine = { t: 'loading', share: 0 };

function tellAll(message: FromEngine): void {
  state = message;
  for (const port of ports) port.postMessage(message);
}

const failure = (trouble: unknown): Failure =>
  typeof WebAssembly === 'undefined' ? 'too-old' : trouble instanceof Broken ? 'broken' : 'network';

/** Resolves once no other engine works on what this browser keeps, and never gives that away again. */
const alone = (): Promise<void> =>
  new Promise((resolve) => {
    // An address that is not secure has no locks; it has no second version in a cache either.
    if (!navigator.locks) return resolve();
    const waiting = setTimeout(() => tellAll({ t: 'elsewhere' }), 500);
    void navigator.locks.request('spielkiste-engine', () => {
      clearTimeout(waiting);
      resolve();
      return new Promise(() => undefined);
    });
  });

async function begin(site: Site, base: string): Promise<Engine> {
  try {
    await alone();
    const started = await startPython(site, base, (share) => tellAll({ t: 'loading', share }));
    tellAll({ t: 'ready' });
    return started;
  } catch (trouble) {
    // The next window that asks, or the same one again, gets another try.
    engine = null;
    tellAll({ t: 'failed', why: failure(trouble), said: String(trouble) });
    throw trouble;
  }
}

function serve(port: Port): void {
  const lines = new Set<string>();
  let page = '';
  ports.add(port);
  port.onmessage = ({ data: said }) => {
    if (said.t === 'start') {
      page = said.page;
      // A window that is gone, however it went, lets go of the lock that bears its name.
      void navigator.locks?.request(`spielkiste-page-${page}`, gone);
      engine ??= begin(said.site, said.base);
      engine.catch(() => undefined);
      port.postMessage(state);
      return;
    }
    const started = engine;
    if (!started) {
      if (said.t === 'open') port.postMessage({ t: 'line', line: said.line, what: 'closed', value: 1006 });
      return;
    }
    started.then(
      (running) => carry(running, said),
      () => undefined,
    );
  };

  function carry(running: Engine, said: ToEngine): void {
    if (said.t === 'ask') {
      void running.ask(said.path, said.body).then((text) => port.postMessage({ t: 'answer', id: said.id, text }));
    } else if (said.t === 'open') {
      const line = said.line;
      lines.add(line);
      running.open(`${page}/${line}`, (what, value) => port.postMessage({ t: 'line', line, what, value }));
    } else if (said.t === 'say') {
      running.say(`${page}/${said.line}`, said.text);
    } else if (said.t === 'hang-up') {
      lines.delete(said.line);
      running.hang_up(`${page}/${said.line}`);
    }
  }

  function gone(): void {
    ports.delete(port);
    void engine?.then((running) => {
      for (const line of lines) running.hang_up(`${page}/${line}`);
    });
  }
}

const scope = globalThis as unknown as Port & { onconnect?: ((event: MessageEvent) => void) | null };
if ('onconnect' in scope)
  scope.onconnect = (event) => {
    const port = event.ports[0];
    if (port) serve(port);
  };
else serve(scope);
