import { readFile } from 'node:fs/promises';
import { newVisitor, startProduct } from './product.ts';
import { shrunkPhoto } from './photos.ts';
import { figure, spreadText, type Section } from './report.ts';
import { alternate, ratioOf, spreadOf } from './statistics.ts';

const photosOfHome = 20;
const rounds = 5;
const goalSeconds = 3;
const goalMegabytes = 5;

/** What a report took: on the clock, and of processors; a busy machine makes only the clock run longer. */
interface Taken {
  readonly seconds: number;
  readonly busySeconds: number;
}

/** The report of a home with many photos, from its request to its last byte, against that of a home with one photo. */
export async function measureOwnerReport(stack: AsyncDisposableStack): Promise<Section> {
  const { origin, child } = await startProduct(stack);
  const visitor = await newVisitor(origin);
  const homeOf = async (photos: number) => {
    const propertyId = await visitor.createProperty();
    for (let index = 0; index < photos; index += 1) {
      await visitor.upload(propertyId, `photo-${index}`, await shrunkPhoto(index));
      await visitor.place(propertyId, `photo-${index}`);
    }
    await visitor.analyze(propertyId);
    return propertyId;
  };
  const homes = { many: await homeOf(photosOfHome), one: await homeOf(1) };
  let megabytes = 0;
  const make = async (side: keyof typeof homes): Promise<Taken> => {
    const busyBefore = await busySecondsOf(child.pid ?? 0);
    const startedAt = performance.now();
    const answer = await fetch(`${origin}/api/properties/${homes[side]}/reports`, {
      method: 'POST',
      headers: { ...visitor.headers, 'Content-Type': 'application/json' },
      body: JSON.stringify({ locale: 'en' }),
    });
    const pdf = await answer.arrayBuffer();
    if (!answer.ok) throw new Error(`${answer.status} ${new TextDecoder().decode(pdf)}`);
    megabytes = Math.max(megabytes, pdf.byteLength / 1e6);
    return {
      seconds: (performance.now() - startedAt) / 1000,
      busySeconds: (await busySecondsOf(child.pid ?? 0)) - busyBefore,
    };
  };
  // Nobody has made a report before: the thread starts, and loads the library and its fonts.
  const first = await make('many');
  const busy: number[] = [];
  const seconds = await alternate(['many', 'one'], rounds, async (side) => {
    const taken = await make(side);
    if (side === 'many') busy.push(taken.busySeconds);
    return taken.seconds;
  });
  const [many, one] = [seconds.get('many') ?? [], seconds.get('one') ?? []];
  const taken = spreadOf(many);
  return {
    title: 'Report',
    goals: [
      {
        goal: `the report of ${photosOfHome} photos: under ${goalSeconds} s`,
        measured: `${spreadText(taken)} s`,
        isMet: taken.middle < goalSeconds,
        note: `Of that, processors work ${spreadText(spreadOf(busy))} s.`,
      },
      {
        goal: `the first one after a start: under ${goalSeconds} s`,
        measured: `${figure(first.seconds)} s`,
        isMet: first.seconds < goalSeconds,
        note: `Of that, processors work ${figure(first.busySeconds)} s: the thread that draws starts and loads the library.`,
      },
      {
        goal: `its file: under ${goalMegabytes} MB`,
        measured: `${figure(megabytes)} MB`,
        isMet: megabytes < goalMegabytes,
      },
    ],
    details: [
      `From the request to the last byte of the PDF, ${rounds} times, drawn by a thread that stays for two minutes. A home with one photo takes ${spreadText(spreadOf(one))} s in the same run: the ratio is ${spreadText(ratioOf(many, one))}. Processors' time is that of the whole server, as Linux counts it.`,
    ],
  };
}

/** How long processors have worked for a process so far, in seconds. */
async function busySecondsOf(pid: number): Promise<number> {
  const stat = await readFile(`/proc/${pid}/stat`, 'utf8');
  // After the name, which may have blanks: the 12th and 13th are the user's and the system's time, in hundredths of a second.
  const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
  return (Number(fields[11]) + Number(fields[12])) / 100;
}
