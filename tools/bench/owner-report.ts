import { newVisitor, startProduct } from './product.ts';
import { shrunkPhoto } from './photos.ts';
import { figure, spreadText, type Section } from './report.ts';
import { alternate, ratioOf, spreadOf } from './statistics.ts';

const photosOfHome = 20;
const rounds = 5;
const goalSeconds = 3;
const goalMegabytes = 5;

/** The report of a home with many photos, from its request to its last byte, against that of a home with one photo. */
export async function measureOwnerReport(stack: AsyncDisposableStack): Promise<Section> {
  const { origin } = await startProduct(stack);
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
  const seconds = await alternate(['many', 'one'], rounds, async (side) => {
    const startedAt = performance.now();
    const answer = await fetch(`${origin}/api/properties/${homes[side]}/reports`, {
      method: 'POST',
      headers: { ...visitor.headers, 'Content-Type': 'application/json' },
      body: JSON.stringify({ locale: 'en' }),
    });
    const pdf = await answer.arrayBuffer();
    if (!answer.ok) throw new Error(`${answer.status} ${new TextDecoder().decode(pdf)}`);
    megabytes = Math.max(megabytes, pdf.byteLength / 1e6);
    return (performance.now() - startedAt) / 1000;
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
        note: 'Most of it is the start of the thread that draws and the text, which a home with one photo has too.',
      },
      {
        goal: `its file: under ${goalMegabytes} MB`,
        measured: `${figure(megabytes)} MB`,
        isMet: megabytes < goalMegabytes,
      },
    ],
    details: [
      `From the request to the last byte of the PDF, each in a thread of its own, ${rounds} times. A home with one photo takes ${spreadText(spreadOf(one))} s in the same run: the ratio is ${spreadText(ratioOf(many, one))}.`,
    ],
  };
}
