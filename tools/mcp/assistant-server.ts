import {
  actionPlanSchema,
  amountsOf,
  analysisSchema,
  answerAmountSchema,
  answerValueSchema,
  computeScore,
  directionSchema,
  inputWithAnswers,
  mostCostUsd,
  nothingKnown,
  photoSchema,
  planOf,
  propertyListSchema,
  propertySchema,
  questionById,
  questionIds,
  questionIdSchema,
  rescoredSchema,
  scoringWeights,
  stepIdSchema,
  storedAnswerSchema,
  type Analysis,
} from '@dss/domain';
import { McpServer, type CallToolResult } from '@modelcontextprotocol/server';
import { z } from 'zod';
import { planInWords, questionInWords, scoreInWords } from './home-in-words.ts';
import { Refused, type Product } from './product.ts';

/** Pages of the list that are read: more homes than an assistant can speak about. */
const mostHomes = 100;

const homeSchema = z.uuid().describe('The id of a home, as list_homes gives it');

const answerSchema = z
  .object({
    question: questionIdSchema,
    side: directionSchema
      .nullable()
      .default(null)
      .describe('Which side of the house it is about; null: the whole house'),
    answer: answerValueSchema,
    amount: answerAmountSchema.nullable().default(null),
  })
  .refine(({ question, side }) => side === null || questionById(question).asked === 'each_side', {
    path: ['side'],
    error: 'this question is asked about the whole house: leave the side out',
  })
  .refine(
    ({ question, answer, amount }) =>
      amount === null || amountsOf(questionById(question), answer).includes(amount),
    { path: ['amount'], error: 'list_questions names the amounts that it takes with this answer' },
  );

const answersSchema = z
  .array(answerSchema)
  .min(1)
  .max(200)
  .describe('Only what the owner told you or you saw. Leave out what nobody knows.');

const budgetSchema = {
  budget_usd: z.number().int().min(0).max(mostCostUsd).default(500).describe('In US dollars'),
  budget_hours: z
    .number()
    .min(0)
    .max(2000)
    .default(16)
    .describe('Working hours of the owner’s own'),
};

/** The product as tools: without a token what is computed from given facts, with one the homes of its visitor, too. */
export function createAssistantServer(product: Product): McpServer {
  const server = new McpServer(
    { name: 'defensible-space-score', version: '0.1.0' },
    {
      instructions:
        'Scores how the space around a house would do in a wildfire, 0 to 100, always with a range. Never tell a score without its range, and never as a promise. What is answered for a home is its owner’s word: answer only what they said.',
    },
  );
  addFactTools(server);
  addReadingTools(server, product);
  addChangingTools(server, product);
  return server;
}

/** Tools that need neither a running product nor a token. */
function addFactTools(server: McpServer): void {
  server.registerTool(
    'list_questions',
    {
      title: 'Questions about a home',
      description:
        'Every question whose answer counts, with its id, whether it may name a side, and the amounts that it takes.',
      annotations: { readOnlyHint: true, openWorldHint: false },
    },
    () =>
      inText(() =>
        [
          'Answers: yes, no, not_sure, not_applicable.',
          ...questionIds.map((id) => `- ${questionInWords(id)}`),
        ].join('\n'),
      ),
  );
  server.registerTool(
    'assess',
    {
      title: 'Assess a home from facts',
      description:
        'The score of a home of which these facts are known, with its range, the points behind it, a plan within a budget, and what to ask next. Stores nothing, and needs no token.',
      inputSchema: z.object({ answers: answersSchema, ...budgetSchema }),
      annotations: { readOnlyHint: true, openWorldHint: false },
    },
    ({ answers, budget_usd: usd, budget_hours: hours }) =>
      inText(() => {
        const input = {
          ...nothingKnown,
          answers: answers.map(({ question, amount, ...said }) => ({
            ...said,
            questionId: question,
            ...(amount !== null && { amount }),
          })),
        };
        const result = computeScore(input);
        const plan = planInWords(
          planOf(input),
          { step_ids: [], done: [] },
          { usd, hours },
          { basis: 'said', isRated: result.enough_seen },
        );
        return `${scoreInWords(result, 'said')}\n\n${plan}`;
      }),
  );
}

function addReadingTools(server: McpServer, product: Product): void {
  const annotations = { readOnlyHint: true, openWorldHint: false };
  server.registerTool(
    'list_homes',
    {
      title: 'The visitor’s homes',
      description: 'The homes that the token opens, newest first, with their ids.',
      annotations,
    },
    () =>
      inText(async () => {
        const { properties, next_cursor: more } = await product.ask(
          { method: 'GET', path: `/api/properties?limit=${mostHomes}` },
          propertyListSchema,
        );
        if (properties.length === 0) return 'This visitor has no home yet: add_home adds one.';
        const lines = properties.map(({ id, address, newest_result: result }) => {
          const scored =
            result === null
              ? 'not assessed yet'
              : `likely ${result.range.low} to ${result.range.high}`;
          return `- ${id}: ${address} (${scored})`;
        });
        return [...lines, ...(more === null ? [] : ['There are more, which are older.'])].join(
          '\n',
        );
      }),
  );
  server.registerTool(
    'explain_home',
    {
      title: 'Explain a home’s score',
      description:
        'The newest result of a home: its score with its range, the points behind it, and what to ask next.',
      inputSchema: z.object({ home: homeSchema }),
      annotations,
    },
    ({ home }) =>
      inText(async () => scoreInWords((await newestAnalysis(product, home)).explanation, 'home')),
  );
  server.registerTool(
    'plan_home',
    {
      title: 'Plan a home’s work',
      description:
        'What to do about a home within a budget, what comes later, and what each is worth. Says what the owner has planned already.',
      inputSchema: z.object({ home: homeSchema, ...budgetSchema }),
      annotations,
    },
    ({ home, budget_usd: usd, budget_hours: hours }) =>
      inText(() => planFor(product, home, { usd, hours })),
  );
}

function addChangingTools(server: McpServer, product: Product): void {
  const annotations = { readOnlyHint: false, destructiveHint: false, openWorldHint: false };
  server.registerTool(
    'add_home',
    {
      title: 'Add a home',
      description: 'Adds a home at an address to those of the visitor.',
      inputSchema: z.object({
        address: z.string().describe('Street, town and state, as the owner says it'),
      }),
      annotations: { ...annotations, idempotentHint: false },
    },
    ({ address }) =>
      inText(async () => {
        const { id } = await product.ask(
          { method: 'POST', path: '/api/properties', body: { address } },
          propertySchema,
        );
        return `Added as ${id}. Its first result needs answers (answer_questions) or photos, which the owner adds on its page.`;
      }),
  );
  server.registerTool(
    'answer_questions',
    {
      title: 'Answer questions about a home',
      description:
        'Stores answers as the owner’s own, and gives the new result. Only what the owner said: reports and letters to insurers rest on it. An answer to the same question and side replaces the earlier one.',
      inputSchema: z.object({ home: homeSchema, answers: answersSchema }),
      annotations: { ...annotations, idempotentHint: true },
    },
    ({ home, answers }) =>
      inText(async () => {
        const said = answers.map(({ question, ...answer }) => ({
          ...answer,
          question_id: question,
        }));
        const { analysis } = await product.ask(
          { method: 'PUT', path: `/api/properties/${home}/answers`, body: { answers: said } },
          rescoredSchema,
        );
        const result = analysis ?? (await analyze(product, home));
        return scoreInWords(result.explanation, 'home');
      }),
  );
  server.registerTool(
    'change_plan',
    {
      title: 'Change what is planned',
      description:
        'Puts steps into a home’s plan, or takes them out. Saying that work is done is left to the owner, on the home’s page.',
      inputSchema: z.object({
        home: homeSchema,
        plan: z.array(stepIdSchema).max(50).default([]).describe('Steps to plan'),
        unplan: z.array(stepIdSchema).max(50).default([]).describe('Steps to plan no longer'),
      }),
      annotations: { ...annotations, idempotentHint: true },
    },
    ({ home, plan, unplan }) =>
      inText(async () => {
        const changes = [
          ...plan.map((step) => ({ step_id: step, planned: true })),
          ...unplan.map((step) => ({ step_id: step, planned: false })),
        ];
        if (changes.length === 0) throw new Refused('Name at least one step in plan or unplan.');
        const saved = await product.ask(
          { method: 'PUT', path: `/api/properties/${home}/plan`, body: { changes } },
          actionPlanSchema,
        );
        return saved.step_ids.length === 0
          ? 'Nothing is planned now.'
          : `Planned now: ${saved.step_ids.join(', ')}`;
      }),
  );
}

/** @throws Refused for a home without a result */
async function newestAnalysis(product: Product, home: string): Promise<Analysis> {
  const { analyses } = await product.ask(
    { method: 'GET', path: `/api/properties/${home}/analyses?limit=1` },
    z.object({ analyses: z.array(analysisSchema) }),
  );
  const [newest] = analyses;
  if (newest === undefined) {
    throw new Refused(
      'This home has no result yet. Answer questions about it (answer_questions), or let its owner add photos on its page.',
    );
  }
  return newest;
}

function analyze(product: Product, home: string): Promise<Analysis> {
  return product.ask(
    { method: 'POST', path: '/functions/v1/analyze_v2', body: { property_id: home } },
    analysisSchema,
  );
}

async function planFor(
  product: Product,
  home: string,
  budget: { readonly usd: number; readonly hours: number },
): Promise<string> {
  const read = <Answer>(path: string, answer: z.ZodType<Answer>) =>
    product.ask({ method: 'GET', path: `/api/properties/${home}${path}` }, answer);
  const [property, analysis, { answers }, { photos }, saved] = await Promise.all([
    read('', propertySchema),
    newestAnalysis(product, home),
    read('/answers', z.object({ answers: z.array(storedAnswerSchema) })),
    read('/photos', z.object({ photos: z.array(photoSchema) })),
    read('/plan', actionPlanSchema),
  ]);
  if (analysis.weights_version !== scoringWeights.version) {
    throw new Refused(
      'This home was scored with other weights than those of this program. Update whichever is older, the product or this checkout.',
    );
  }
  const input = inputWithAnswers({
    facing: property.front_faces,
    missing: property.missing_sides,
    answers,
    seen: analysis.seen,
    imageIds: photos.map(({ image_id: id }) => id),
  });
  return planInWords(planOf(input), saved, budget, {
    basis: 'home',
    isRated: analysis.enough_seen,
  });
}

/** What a tool says; what the assistant can do something about is said as an error, in words. */
async function inText(say: () => string | Promise<string>): Promise<CallToolResult> {
  try {
    return { content: [{ type: 'text', text: await say() }] };
  } catch (error) {
    if (!(error instanceof Refused)) throw error;
    return { isError: true, content: [{ type: 'text', text: error.message }] };
  }
}
