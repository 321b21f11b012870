import S3rver from '@20minutes/s3rver';

/**
 * A program: runs the S3 server of the npm package `@20minutes/s3rver` with one bucket until it is killed, and prints its port.
 * Node has to be started with `--openssl-legacy-provider`, because it signs the pages of its listings with an old cipher.
 */
const [directory, port = '0', signatures = 'strict'] = process.argv.slice(2);
if (directory === undefined) {
  throw new Error('usage: s3-server-program.ts FOLDER [PORT [strict|lenient]]');
}
const server = new S3rver({
  address: '127.0.0.1',
  port: Number(port),
  silent: true,
  directory,
  vhostBuckets: false,
  allowMismatchedSignatures: signatures === 'lenient',
  configureBuckets: [{ name: 'photos' }],
});
const address = await server.run();
process.stdout.write(`ready ${address.port}\n`);
