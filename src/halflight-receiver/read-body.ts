import { BODY_BYTES, BODY_TIMEOUT } from '../halflight/limits';

/** Why a body was not read, as a response status. */
export type Unreadable = 400 | 408 | 413 | 415;

/** The text fields of a form. Several values of one are joined by line breaks. */
export type Values = Partial<Record<string, string>>;

/** The maximum size of a body and the time limit for reading it. */
export interface BodyLimits {
  bytes: number;
  milliseconds: number;
}

const types = ['application/x-www-form-urlencoded', 'multipart/form-data', 'application/json'];

/** Reads the fields that a request posts. Stops at the size limit, whatever is still to come, and at the time limit. */
export async function readBody(
  request: Request,
  limits: BodyLimits = { bytes: BODY_BYTES, milliseconds: BODY_TIMEOUT },
): Promise<Values | Unreadable> {
  const header = request.headers.get('content-type') ?? '';
  const type = header.split(';')[0]?.trim().toLowerCase() ?? '';
  if (!types.includes(type)) return 415;
  if (Number(request.headers.get('content-length')) > limits.bytes) return 413;
  const bytes = await readBytes(request.body, limits);
  if (typeof bytes === 'number') return bytes;
  try {
    if (type === 'application/json') return toValues(JSON.parse(new TextDecoder().decode(bytes)));
    const body = new Response(bytes, { headers: { 'content-type': header } });
    return toValues(await collect(body));
  } catch {
    return 400;
  }
}

async function readBytes(
  body: ReadableStream<Uint8Array> | null,
  { bytes, milliseconds }: BodyLimits,
): Promise<Uint8Array<ArrayBuffer> | 400 | 408 | 413> {
  const read = new Uint8Array(bytes);
  let size = 0;
  let timer: ReturnType<typeof setTimeout> | undefined;
  const late = new Promise<'late'>((done) => {
    timer = setTimeout(() => done('late'), milliseconds);
  });
  try {
    const reader = body?.getReader();
    while (reader) {
      // The stream is left as it is: cancelling it would close the connection before the response.
      const next = await Promise.race([reader.read(), late]);
      if (next === 'late') return 408;
      if (next.done) break;
      if (size + next.value.length > bytes) return 413;
      read.set(next.value, size);
      size += next.value.length;
    }
    return read.slice(0, size);
  } catch {
    return 400;
  } finally {
    clearTimeout(timer);
  }
}

async function collect(body: Response): Promise<Record<string, unknown>> {
  const data = await body.formData();
  return Object.fromEntries([...new Set(data.keys())].map((name) => [name, data.getAll(name)]));
}

function toValues(data: unknown): Values | 400 {
  if (typeof data !== 'object' || data === null || Array.isArray(data)) return 400;
  const fields = Object.entries(data) as [string, unknown][];
  return Object.fromEntries(
    fields.flatMap(([name, value]) => {
      const texts = [value].flat().filter((one) => typeof one === 'string');
      return texts.length > 0 ? [[name, texts.join('\n')]] : [];
    }),
  );
}
