import { spawn } from 'node:child_process';
import { createHash } from 'node:crypto';
import {
  accessSync,
  closeSync,
  constants,
  existsSync,
  mkdirSync,
  openSync,
  readdirSync,
  readFileSync,
  readSync,
  renameSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { dirname, join, relative, sep } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';

const demo = dirname(fileURLToPath(import.meta.url));
const root = dirname(demo);
/** Which of React's builds the pages contain. Only the development build has the effects of `<StrictMode>`. */
const react = process.env.REACT_BUILD === 'development' ? 'development' : 'production';
const dist = join(demo, 'dist', react === 'production' ? '' : react);
const dev = process.argv.includes('--dev');
/** Builds everything that a start needs, without starting. */
const buildOnly = process.argv.includes('--build');

const say = (sentence) => {
  console.error(sentence);
  process.exit(1);
};

/** Source files and folders of pages and server. */
const sources = ['sdk', 'ui', 'emulator', 'demo', 'package-lock.json', 'tailwind.config.ts'];
const ignored = new Set(['node_modules', 'dist']);
/** Folders that no page uses. */
const ofServer = ['gateway', 'webhook-sink', 'serve.ts', 'start.mjs', 'read-setup.ts'].map((name) => join(demo, name));

const filesOf = (place) => {
  if (!existsSync(place)) return [];
  return readdirSync(place, { withFileTypes: true }).flatMap((entry) => {
    if (ignored.has(entry.name) || entry.name.startsWith('.') || /\.(stories|test)\./.test(entry.name)) return [];
    const inner = join(place, entry.name);
    return entry.isDirectory() ? filesOf(inner) : [inner];
  });
};

/** Hashes the content, not dates: in a fresh clone every file has the same date. */
const printOf = (files, first) => {
  const hash = createHash('sha256').update(first);
  for (const file of files.sort())
    hash.update(relative(root, file)).update('\0').update(readFileSync(file)).update('\0');
  return hash.digest('hex');
};

/** File with the fingerprints of the last start, and the file metadata that proves them unchanged. */
const known = join(dist, 'sources.json');

/** Hashes file metadata that changes with every change of a file, so that unchanged files need not be read. */
const traceOf = (files) => {
  const hash = createHash('sha256').update(demo);
  for (const file of files.sort()) {
    const { size, mtimeMs, ctimeMs, ino } = statSync(file);
    hash.update(`${relative(root, file)}\0${size}\0${mtimeMs}\0${ctimeMs}\0${ino}\0`);
  }
  return hash.digest('hex');
};

/** An unreadable file counts as missing. */
const readKnown = () => {
  try {
    return JSON.parse(readFileSync(known, 'utf8'));
  } catch {
    return undefined;
  }
};

const readFingerprints = () => {
  const files = sources.flatMap((source) => {
    const place = join(root, source);
    return /\.\w+$/.test(source) ? [place] : filesOf(place);
  });
  const trace = traceOf(files);
  const last = readKnown();
  if (last?.trace === trace) return last.prints;
  const prints = printsOf(files);
  try {
    const unfinished = `${known}.${process.pid}`;
    writeFileSync(unfinished, JSON.stringify({ trace, prints }));
    renameSync(unfinished, known);
  } catch {
    // The next start reads the files again.
  }
  return prints;
};

const printsOf = (files) => {
  const isOfServer = (file) => ofServer.some((place) => file === place || file.startsWith(`${place}${sep}`));
  const pages = printOf(
    files.filter((file) => !isOfServer(file)),
    '',
  );
  // The server bundle contains its own path.
  return { pages, server: printOf(files.filter(isOfServer), `${pages} ${demo}`) };
};

const fingerprints = () => {
  try {
    return readFingerprints();
  } catch (error) {
    return say(`The file ${error.path} cannot be read. Let the account that runs the portal read all files here.`);
  }
};

const run = (args, options) =>
  new Promise((resolve) => {
    const child = spawn(process.execPath, args, options);
    child.on('exit', (code) => resolve(code ?? 1));
    child.on('error', () => resolve(1));
  });

const vite = join(root, 'node_modules/vite/bin/vite.js');
const bundle = join(dist, 'serve.js');

/** An unreadable file counts as not built. */
const textOf = (file) => {
  try {
    return readFileSync(file, 'utf8');
  } catch {
    return '';
  }
};
/** Reads only the first line of the large bundle, which contains the fingerprint. */
const startOf = (file, length) => {
  try {
    const place = openSync(file, 'r');
    const start = Buffer.alloc(length);
    readSync(place, start, 0, length, 0);
    closeSync(place);
    return start.toString();
  } catch {
    return '';
  }
};
const stampOf = (target) => join(dist, `${target}.stamp`);
const firstLine = (print) => `// ${print}`;

const sayUnwritable = () =>
  say(
    `The folder ${dist} holds no build of this version that this account may read, and the account cannot write one there. Run "npm start -- --build" as the owner of these files.`,
  );
const checkWritable = () => {
  try {
    mkdirSync(dist, { recursive: true });
    accessSync(dist, constants.W_OK);
  } catch {
    sayUnwritable();
  }
};

/** A concurrent start never reads a partial file. */
const keep = (file, content) => {
  const unfinished = `${file}.${process.pid}`;
  try {
    writeFileSync(unfinished, content);
    renameSync(unfinished, file);
  } catch {
    sayUnwritable();
  }
};

const buildPages = async (target, print) => {
  // The standard output is for the log.
  console.error(`Building ${target} …`);
  const options = {
    cwd: demo,
    env: { ...process.env, NODE_ENV: react, PAGES_FOLDER: dist },
    stdio: ['inherit', process.stderr, 'inherit'],
  };
  const code = await run([vite, 'build', '--mode', target, '--logLevel', 'warn'], options);
  if (code === 0) keep(stampOf(target), print);
  return code;
};

/** Bundles the server into one JavaScript file, which loads faster than its sources. */
const buildServer = async (print) => {
  const source = join(demo, 'serve.ts');
  const { build } = await import('esbuild');
  const { outputFiles } = await build({
    entryPoints: [source],
    write: false,
    bundle: true,
    platform: 'node',
    format: 'esm',
    target: 'node20',
    conditions: ['source'],
    // The first two contain native code; the others are loaded only for external sign-ins.
    external: ['libsql', 'pino', '@node-rs/argon2', '@node-saml/node-saml', 'openid-client'],
    // Paths resolve relative to the source file.
    define: { 'import.meta.url': JSON.stringify(pathToFileURL(source).href) },
    banner: { js: firstLine(print) },
    // A separate map without the sources, which exist on disk: Node reads all of it before the first line runs.
    sourcemap: 'linked',
    sourcesContent: false,
    outfile: bundle,
  });
  for (const { path, contents } of outputFiles) keep(path, contents);
};

const envFile = join(root, '.env');
try {
  // Existing variables take precedence over the file.
  if (existsSync(envFile)) process.loadEnvFile(envFile);
} catch {
  say(`The file ${envFile} cannot be read. Make it readable or move it away.`);
}
if (!existsSync(vite)) say('The dependencies are not installed. Run "npm ci --include=dev" first.');

const prints = fingerprints();
const stale = ['hosted', ...(dev ? [] : ['portal'])].filter(
  (target) => !existsSync(join(dist, target, 'index.html')) || textOf(stampOf(target)) !== prints.pages,
);
const wanted = firstLine(prints.server);
const isServerStale = startOf(bundle, wanted.length) !== wanted;
if (stale.length > 0 || isServerStale) checkWritable();
const codes = await Promise.all(stale.map((target) => buildPages(target, prints.pages)));
if (codes.some((code) => code !== 0)) say('The build failed; the lines above say why. Nothing was started.');
if (isServerStale) await buildServer(prints.server);
if (buildOnly) {
  console.error(`Everything is built in ${dist}. Nothing was started.`);
  process.exit();
}

const port = process.env.PORTAL_PORT?.trim() || '4300';
const gatewayPort = dev ? String(Number(port) + 1) : port;
const children = [];
const start = (args, env) => {
  // The IPC channel closes when this process ends in any way, and the server stops.
  const options = { cwd: demo, env: { ...process.env, ...env }, stdio: ['inherit', 'inherit', 'inherit', 'ipc'] };
  const child = spawn(process.execPath, args, options);
  children.push(child);
  child.on('exit', (code, signal) => {
    for (const other of children) other.kill();
    process.exitCode ??= signal ? 1 : (code ?? 1);
  });
};
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) {
  process.on(signal, () => {
    for (const child of children) child.kill(signal);
  });
}

start(['--enable-source-maps', bundle], { PAGES_FOLDER: dist, ...(dev && { GATEWAY_PORT: gatewayPort }) });
if (dev) {
  const endWithParent = 'data:text/javascript,process.on("disconnect",()=>process.exit())';
  start(['--import', endWithParent, vite, '--mode', 'portal', '--port', port], {
    GATEWAY_URL: `http://localhost:${gatewayPort}`,
  });
}
