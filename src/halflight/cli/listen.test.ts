import { once } from 'node:events';
import { createServer } from 'node:http';
import { Server, type AddressInfo } from 'node:net';
import { isFree, listen, readPort } from './listen';

const { PORT } = process.env;

afterEach(() => {
  if (PORT === undefined) delete process.env.PORT;
  else process.env.PORT = PORT;
  jest.restoreAllMocks();
});

test.each([
  ['8080', 8080],
  [' 1 ', 1],
  ['', undefined],
])('PORT=%j is %s', (value, port) => {
  process.env.PORT = value;
  expect(readPort()).toBe(port);
});

test.each(['abc', '70000', '80.5', '0x50'])('PORT=%s is no port', (value) => {
  process.env.PORT = value;
  expect(() => readPort()).toThrow(`PORT must be a whole number from 1 to 65535; found "${value}"`);
});

test('a port is free only when no other program uses it', async () => {
  const other = createServer().listen(0, '127.0.0.1');
  await once(other, 'listening');
  const { port } = other.address() as AddressInfo;
  try {
    expect(await isFree(port, '127.0.0.1')).toBe(false);
    await expect(listen(createServer(), port, '127.0.0.1')).rejects.toThrow(
      `Port ${port} is in use: stop the program that uses it, or choose another with PORT.`,
    );
  } finally {
    await new Promise((done) => other.close(done));
  }
  expect(await isFree(port, '127.0.0.1')).toBe(true);
});

test.each([
  ['EACCES', 'You may not use port 80: choose another with PORT.'],
  ['EADDRNOTAVAIL', '--host must be an address of this machine; found a.test'],
])('%s is not said to be a port in use', async (code, message) => {
  jest.spyOn(Server.prototype, 'listen').mockImplementation(function (this: Server) {
    setImmediate(() => this.emit('error', Object.assign(new Error(`listen ${code}`), { code })));
    return this;
  });
  await expect(isFree(80, 'a.test')).rejects.toThrow(message);
  await expect(listen(createServer(), 80, 'a.test')).rejects.toThrow(message);
});
