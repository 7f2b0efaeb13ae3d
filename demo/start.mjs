import { spawn } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';

const demo = dirname(fileURLToPath(import.meta.url));
const root = dirname(demo);
const dist = join(demo, 'dist');
const dev = process.argv.includes('--dev');

/** Folders and files that the two builds are made of; the server's own sources are not among them. */
const sources = ['sdk', 'ui', 'demo', 'package-lock.json', 'tailwind.config.ts'];
const ignored = new Set(['node_modules', 'dist', 'gateway', 'serve.ts', 'start.mjs']);

const filesOf = (place) => {
  if (!existsSync(place)) return [];
  return readdirSync(place, { withFileTypes: true }).flatMap((entry) => {
    if (ignored.has(entry.name) || entry.name.startsWith('.') || /\.(stories|test)\./.test(entry.name)) return [];
    const inner = join(place, entry.name);
    return entry.isDirectory() ? filesOf(inner) : [inner];
  });
};

/** Content decides, not dates: a fresh clone gives every file the same date. */
const fingerprint = () => {
  const hash = createHash('sha256');
  for (const source of sources) {
    const place = join(root, source);
    const files = /\.\w+$/.test(source) ? [place] : filesOf(place);
    for (const file of files.sort())
      hash.update(relative(root, file)).update('\0').update(readFileSync(file)).update('\0');
  }
  return hash.digest('hex');
};

const run = (args, options) =>
  new Promise((resolve) => {
    const child = spawn(process.execPath, args, options);
    child.on('exit', (code) => resolve(code ?? 1));
    child.on('error', () => resolve(1));
  });

const vite = join(root, 'node_modules/vite/bin/vite.js');

const build = async (target, print) => {
  const stamp = join(dist, `${target}.stamp`);
  const built =
    existsSync(join(dist, target, 'index.html')) && existsSync(stamp) && readFileSync(stamp, 'utf8') === print;
  if (built) return 0;
  console.log(`Building ${target} …`);
  const code = await run([vite, 'build', '--mode', target, '--logLevel', 'warn'], { cwd: demo, stdio: 'inherit' });
  if (code === 0) {
    mkdirSync(dist, { recursive: true });
    writeFileSync(stamp, print);
  }
  return code;
};

const say = (sentence) => {
  console.error(sentence);
  process.exit(1);
};

const envFile = join(root, '.env');
try {
  // What is set already wins over the file.
  if (existsSync(envFile)) process.loadEnvFile(envFile);
} catch {
  say(`The file ${envFile} cannot be read. Make it readable or move it away.`);
}
if (!existsSync(vite)) say('The dependencies are not installed. Run "npm ci" first.');
const print = fingerprint();
const codes = await Promise.all(['hosted', ...(dev ? [] : ['portal'])].map((target) => build(target, print)));
if (codes.some((code) => code !== 0)) say('The build failed; the lines above say why. Nothing was started.');

/** The server as one file of JavaScript. Made at every start, in less time than loading its sources one by one takes. */
const bundleServer = async () => {
  const source = join(demo, 'serve.ts');
  const outfile = join(dist, 'serve.js');
  const { build: bundle } = await import('esbuild');
  const { outputFiles } = await bundle({
    entryPoints: [source],
    write: false,
    bundle: true,
    platform: 'node',
    format: 'esm',
    target: 'node20',
    conditions: ['source'],
    // Both bring machine code.
    external: ['libsql', '@node-rs/argon2'],
    // Files are looked for from where the source lies.
    define: { 'import.meta.url': JSON.stringify(pathToFileURL(source).href) },
    sourcemap: 'inline',
  });
  // Another start at the same moment never sees half a file.
  const unfinished = `${outfile}.${process.pid}`;
  writeFileSync(unfinished, outputFiles[0].contents);
  renameSync(unfinished, outfile);
  return outfile;
};

const server = await bundleServer();
const port = process.env.PORTAL_PORT?.trim() || '4300';
const gatewayPort = dev ? String(Number(port) + 1) : port;
const children = [];
const start = (args, env) => {
  // The channel tells the server when this process is gone, however it went.
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

start(['--enable-source-maps', server], dev ? { GATEWAY_PORT: gatewayPort } : {});
if (dev) {
  const endWithParent = 'data:text/javascript,process.on("disconnect",()=>process.exit())';
  start(['--import', endWithParent, vite, '--mode', 'portal', '--port', port], {
    GATEWAY_URL: `http://localhost:${gatewayPort}`,
  });
}
