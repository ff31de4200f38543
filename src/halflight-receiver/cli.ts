import { existsSync, readFileSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { parseEnv } from 'node:util';
import { createTransport } from 'nodemailer';
import { toCsv } from './export-answers';
import { toOptions } from './hosted-receiver';
import { prepareStore, readStored, resendStored, storeMessage } from './message-store';
import { CONTACT_PATH, createContactServer } from './node-server';
import { createReceiver, type ReceiverOptions } from './receive';
import { readSettings, type Settings } from './settings';
import { SEND_TIMEOUT } from '../halflight/limits';
import { runWithOptions } from '../halflight/cli/run-command';

const USAGE = `npm run receiver [-- --resend | --export [FORM]]

Receives contact form messages at ${CONTACT_PATH} and delivers them, as configured in environment variables or a .env file.
  --resend   delivers the messages kept after failed deliveries, then exits
  --export   prints the answers to a form as CSV, or the messages of the contact form: those in CONTACT_ARCHIVE, and those not yet delivered
Exits with 0 (stopped, or all kept messages sent), 1 (invalid settings, or messages remain) or 2 (could not run).`;

const log = (line: string) => console.log(`${new Date().toISOString()} ${line}`);

/** Runs the receiver until it is stopped. Returns the exit code. */
const options = { resend: { type: 'boolean' }, export: { type: 'boolean' } } as const;

runWithOptions(USAGE, { options, allowPositionals: true }, async ({ values, positionals: [form] }) => {
  loadEnvFile();
  const read = readSettings(process.env);
  if ('mistakes' in read) {
    console.error(['The receiver is not configured:', ...read.mistakes.map((mistake) => `  ${mistake}`)].join('\n'));
    return 1;
  }
  if (values.export) return exportAnswers(read.settings, form);
  const { forms } = read.settings;
  const loadForms = forms === undefined ? undefined : async () => JSON.parse(await readFile(forms, 'utf8')) as unknown;
  const receiver = toOptions(read.settings, { mailer: createTransport, loadForms, log });
  return values.resend ? resend(read.settings, receiver) : serve(read.settings, receiver);
});

/** Sets the variables in `.env`, as `process.loadEnvFile` does, but skips the byte order mark that some Windows editors write. */
function loadEnvFile(): void {
  if (!existsSync('.env')) return;
  const text = readFileSync('.env', 'utf8').replace(/^\uFEFF/, '');
  for (const [name, value] of Object.entries(parseEnv(text))) process.env[name] ??= value;
}

async function resend({ server: { keptFile } }: Settings, { deliver }: ReceiverOptions): Promise<number> {
  const { sent, failures, cut, elsewhere } = await resendStored(keptFile, deliver);
  for (const failure of failures) console.error(`Not sent: ${failure}`);
  if (cut > 0)
    console.log(
      `Deleted ${cut === 1 ? '1 incomplete message' : `${cut} incomplete messages`}: the disk was full, or the receiver ended, before it was kept. The sender was told that it was not sent.`,
    );
  const others = elsewhere > 0 ? `, ${elsewhere} being sent by another run` : '';
  console.log(`${sent} sent, ${failures.length} still in ${keptFile}${others}`);
  return failures.length + elsewhere > 0 ? 1 : 0;
}

/** Prints the answers to a form, from wherever messages are kept. */
async function exportAnswers({ server: { keptFile, archive } }: Settings, form: string | undefined): Promise<number> {
  const files = [...(archive === undefined ? [] : [archive]), keptFile];
  const stored = (await Promise.all(files.map(readStored))).flat();
  process.stdout.write(toCsv(stored, form));
  if (archive === undefined)
    console.error(`CONTACT_ARCHIVE is not set: these are only the messages that have not been delivered yet.`);
  return 0;
}

async function serve(settings: Settings, options: ReceiverOptions): Promise<number> {
  const { host, port, proxies, keptFile, archive } = settings.server;
  for (const file of archive === undefined ? [keptFile] : [keptFile, archive]) {
    const warning = await prepareStore(file);
    if (warning !== undefined) log(warning);
  }
  const keep: ReceiverOptions['keep'] = async (submission) => {
    await storeMessage(keptFile, submission);
    log(`Kept it in ${keptFile}: "npm run receiver -- --resend" sends it again.`);
  };
  const server = createContactServer(
    createReceiver({
      ...options,
      keep,
      ...(archive !== undefined && { archive: (submission) => storeMessage(archive, submission) }),
    }),
    proxies,
    log,
  );
  return new Promise((done, failed) => {
    server.on('error', failed);
    server.on('close', () => done(0));
    server.listen(port, host, () => {
      log(`Listening at http://${host.includes(':') ? `[${host}]` : host}:${port}${CONTACT_PATH}`);
      log(`Delivering ${describe(settings.destination)}; what cannot be delivered is kept in ${keptFile}.`);
    });
    const end = () => {
      server.close();
      // Messages in transit may still arrive; idle connections are closed by the line above.
      setTimeout(() => server.closeAllConnections(), SEND_TIMEOUT).unref();
    };
    process.once('SIGTERM', end).once('SIGINT', end);
  });
}

function describe(destination: Settings['destination']): string {
  if (destination.kind === 'webhook') return `to ${new URL(destination.url).host}`;
  const { server, to } = destination;
  return `to ${to.join(', ')} by ${server.host}:${server.port}`;
}
