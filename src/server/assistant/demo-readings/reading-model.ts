import type { DialogueAgent } from '#demo-agents/slots/agent.ts';
import type { Slot } from '#demo-agents/slots/slots.ts';
import {
  type DemoReading,
  type DemoTurn,
  demoReadingSchema,
  type ReadKind,
  readValueSchemas,
} from '#shared/api/demo-reading-contract.ts';
import { createCircuitBreaker, failureReason } from '../model/circuit-breaker.ts';
import { createLanguageModel, isSignOfLife, type ModelPatience, type ModelPrompt } from '../model/language-model.ts';
import type { Asker, ModelOptions } from '../model/model-answers.ts';
import { createTokenBudget, estimateTokens } from '../model/token-budget.ts';
import { buildReadingPrompt, declineTool, questionTool, readingTools, setPrefix } from './reading-prompt.ts';

/**
 * Timeouts for the model, in milliseconds. They are short, because the caller is on the phone, and the page can read
 * the turn with its built-in rules instead.
 */
export const readingPatience: ModelPatience = { first: 3000, between: 1500, whole: 4000 };
/** Tokens reserved for the tool calls of one turn until their real cost is known. */
const callTokens = 300;
/** Maximum number of tool calls in one turn. Further calls are ignored. */
const maxCalls = 20;
/** Maximum number of turns that the model reads for one network, so that nobody uses up the day's tokens. */
const readingsByNetwork = { name: 'demo-model', limit: { attempts: 150, seconds: 60 * 60 } };
/**
 * Creates the model that reads callers' turns. The model only calls tools; text that it writes is ignored. Its tokens
 * count towards the same daily limit as those of the assistant. `read` returns `undefined` if the model found nothing,
 * failed or was too slow. It also returns `undefined`, without a call, if a limit is reached or the model has failed
 * several times in a row.
 */
export function createReadingModel({ db, log, now, patience, settings, timeZone }: ModelOptions) {
  const model = createLanguageModel(settings, patience);
  const { dailyTokens } = settings;
  const budget = createTokenBudget({ db, now, log, timeZone, dailyTokens, byNetwork: readingsByNetwork });
  const breaker = createCircuitBreaker(now);

  /** Asks the model, and keeps its tool calls in `use` with how much it was used, also if it fails halfway. */
  const ask = async (prompt: ModelPrompt, list: ReadingTools, use: ModelUse, gone: AbortSignal) => {
    const tools = ({ jsonSchema, tool }: Pick<typeof import('ai'), 'jsonSchema' | 'tool'>) =>
      Object.fromEntries(
        list.map(({ description, name, parameters }) => [
          name,
          tool({ description, inputSchema: jsonSchema<object>(parameters) }),
        ]),
      );
    for await (const part of model.stream(prompt, gone, (sdk) => ({ tools: tools(sdk), temperature: 0 }))) {
      if (part.type === 'finish') use.tokens = part.totalUsage.totalTokens;
      if (isSignOfLife(part)) use.hasBegun = true;
      if (part.type === 'tool-call' && !part.invalid && use.calls.length < maxCalls)
        use.calls.push({ name: part.toolName, input: part.input });
    }
  };

  const read = async (
    agent: DialogueAgent,
    turn: DemoTurn,
    { gone, network }: Asker,
  ): Promise<DemoReading | undefined> => {
    if (breaker.isOpen()) return undefined;
    const prompt = buildReadingPrompt(agent, turn, now());
    const list = readingTools(agent);
    const promptTokens = estimateTokens(prompt.instructions + prompt.question + JSON.stringify(list));
    const reservation = await budget.reserve(network, promptTokens + callTokens);
    if (!reservation) return undefined;
    const use: ModelUse = { calls: [], hasBegun: false, tokens: undefined };
    try {
      await ask(prompt, list, use, gone);
      breaker.recordSuccess();
      return readToolCalls(agent, use.calls);
    } catch (failure) {
      if (gone.aborted) return undefined;
      breaker.recordFailure();
      log.warn({ reason: failureReason(failure) }, 'the demo agents’ model failed; the built-in reading is used');
      return undefined;
    } finally {
      const estimated = use.hasBegun || gone.aborted ? promptTokens + callTokens : 0;
      await reservation.replace(use.tokens ?? estimated);
    }
  };
  return { read, prepare: model.prepare };
}

type ReadingTools = ReturnType<typeof readingTools>;

/** What a model has done so far, and the tokens that it took, if the provider has reported them. */
interface ModelUse {
  readonly calls: ToolCall[];
  hasBegun: boolean;
  tokens: number | undefined;
}

/** A model's call of a tool, not yet checked. */
interface ToolCall {
  readonly name: string;
  readonly input: unknown;
}

/**
 * Returns the details and questions that a model found, taken from its tool calls. Calls that do not match the schema
 * of their tool are left out. Returns `undefined` if no call remains.
 */
function readToolCalls(agent: DialogueAgent, calls: readonly ToolCall[]): DemoReading | undefined {
  const details: unknown[] = [];
  const questions: unknown[] = [];
  for (const { name, input } of calls) {
    if (typeof input !== 'object' || input === null) continue;
    if (name === questionTool) questions.push(input);
    else if (name === declineTool) details.push({ ...input, kind: 'declined' });
    else {
      const slot = agent.slots.find(({ key }) => setPrefix + key === name);
      const value = slot && readValueSchemas[kindOf(slot)].safeParse(input);
      if (value?.success) details.push({ ...value.data, slot: slot?.key, kind: slot && kindOf(slot) });
    }
  }
  const { shape } = demoReadingSchema;
  const reading = {
    details: details.flatMap((detail) => shape.details.safeParse([detail]).data ?? []).slice(0, 20),
    questions: questions.flatMap((question) => shape.questions.safeParse([question]).data ?? []).slice(0, 5),
  };
  return reading.details.length + reading.questions.length > 0 ? reading : undefined;
}

function kindOf({ kind }: Slot): ReadKind {
  return kind === 'text' || kind === 'name' || kind === 'address' || kind === 'phone' ? 'words' : kind;
}
