/** `npm run mcp`: the product as tools of an assistant, over standard input and output (README.md). */
import { serveStdio } from '@modelcontextprotocol/server/stdio';
import { createAssistantServer } from './assistant-server.ts';
import { connectProduct } from './product.ts';

const { DSS_URL: url = '', DSS_TOKEN: token = '' } = process.env;
const address = url === '' ? 'http://localhost:3000' : url;
if (!URL.canParse(address)) {
  process.stderr.write('DSS_URL is not an address. Write it like https://score.example.org\n');
  process.exit(2);
}
const product = connectProduct({
  origin: new URL(address).origin,
  token: token === '' ? null : token,
});
serveStdio(() => createAssistantServer(product));
