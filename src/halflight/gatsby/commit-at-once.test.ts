import { EventEmitter } from 'node:events';
import type { NodeInput } from 'gatsby';
import { commitAtOnce } from './commit-at-once';

interface Waiting {
  start: () => Waiting;
  stop: () => void;
  send: (event: { type: string; payload: unknown }) => void;
  state: { value: string };
}

const { interpret } = jest.requireActual<{ interpret: (machine: unknown) => Waiting }>('xstate');
interface Options {
  services: { runMutationBatch: (context: { runningBatch: unknown[] }) => Promise<void> };
  actions: { callApi: () => void };
}

const { waitingMachine } = jest.requireActual<{
  waitingMachine: { withConfig: (options: Options, context: object) => unknown };
}>('gatsby/dist/state-machines/waiting');

beforeEach(() => jest.useFakeTimers());

afterEach(() => jest.useRealTimers());

/** Gatsby's own machine, which gets what is emitted, as in the preview; `batches` has the length of each batch that it has committed. */
function startPreview() {
  const emitter = new EventEmitter();
  const batches: number[] = [];
  const machine = interpret(
    waitingMachine.withConfig(
      {
        services: {
          runMutationBatch: ({ runningBatch }) => {
            batches.push(runningBatch.length);
            return Promise.resolve();
          },
        },
        // What comes while a batch is being committed.
        actions: { callApi: () => undefined },
      },
      { nodeMutationBatch: [], runningBatch: [] },
    ),
  ).start();
  const emit = (type: string, node: unknown) => emitter.emit('ENQUEUE_NODE_MUTATION', { type, payload: [node] });
  emitter.on('ENQUEUE_NODE_MUTATION', (payload: unknown) => machine.send({ type: 'ADD_NODE_MUTATION', payload }));
  commitAtOnce({
    emitter,
    actions: { touchNode: (node: NodeInput) => emit('touchNode', node) },
    getNode: (id: string) => ({ id, internal: { type: id } }),
  } as unknown as Parameters<typeof commitAtOnce>[0]);
  return { change: (type = 'File') => emit('createNode', { id: 'a', internal: { type } }), machine, batches };
}

test('a change of a file is committed without Gatsby’s pause', () => {
  const { change, machine, batches } = startPreview();
  change();
  jest.advanceTimersByTime(100);
  expect(batches).toHaveLength(1);
  machine.stop();
});

test('files that are saved together are committed together', () => {
  const { change, machine, batches } = startPreview();
  for (let count = 0; count < 5; count += 1) {
    change();
    jest.advanceTimersByTime(20);
  }
  expect(batches).toHaveLength(0);
  jest.advanceTimersByTime(100);
  expect(batches).toHaveLength(1);
  machine.stop();
});

test('what follows from a change of a file is not followed by more', () => {
  const { change, machine, batches } = startPreview();
  change('MarkdownRemark');
  jest.advanceTimersByTime(400);
  expect(batches).toHaveLength(0);
  jest.advanceTimersByTime(200);
  expect(batches).toEqual([1]);
  machine.stop();
});
