import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, test } from 'vitest';

import { appWords } from '../../lib/messages/en/app-words.ts';
import { MessageParts } from '../../lib/messages/message-parts.tsx';
import { AnalysisMethod, type AnalysisMethodProps } from './analysis-method.tsx';

type Shown = AnalysisMethodProps['analysis'];
type Failure = NonNullable<Shown['model_failure']>;

const photo: Shown['photos'][number] = {
  image_id: 'p1',
  observed: true,
  error: null,
  quality_issues: [],
  not_counted: null,
  provider: null,
};

function textOf(changes: Partial<Shown>): string {
  const analysis: Shown = {
    provider: 'built-in',
    model_name: 'built-in-3',
    budget_reached: false,
    model_failure: null,
    photos: [{ ...photo, provider: changes.provider ?? 'built-in' }],
    ...changes,
  };
  const html = renderToStaticMarkup(
    <MessageParts words={appWords}>
      <AnalysisMethod analysis={analysis} />
    </MessageParts>,
  );
  return html.replaceAll(/<[^>]*>/g, ' ').replaceAll(/\s+/g, ' ');
}

const failed = (changes: Partial<Failure>): Partial<Shown> => ({
  model_failure: {
    reason: 'unreachable',
    provider: 'ollama',
    model_name: 'qwen2.5vl:7b',
    next_try_at: null,
    ...changes,
  },
});

describe('the results page', () => {
  test('names the model on this computer that looked at photos', () => {
    const text = textOf({ provider: 'ollama', model_name: 'qwen2.5vl:7b' });
    expect(text).toContain(
      'qwen2.5vl:7b in Ollama, an AI model on the same computer as this website',
    );
    expect(text).toContain('weren’t sent anywhere else');
  });

  test('says that answers cover what the built-in analyzer can’t see, not that it stays unseen', () => {
    const text = textOf({});
    expect(text).toContain('what we know about roofs, vents, gutters');
    expect(text).toContain('comes from your answers');
    expect(text).not.toContain('unseen');
  });

  test('says nothing of the kind about a model elsewhere', () => {
    expect(textOf({ provider: 'openai', model_name: 'gpt-5' })).toBe('');
  });

  test('says that a model on this computer is gone for now, to be asked again', () => {
    const text = textOf(failed({ next_try_at: '2026-06-01T00:00:00Z' }));
    expect(text).toContain('A basic analysis was used');
    expect(text).toContain('qwen2.5vl:7b in Ollama gave no answer that we could use');
    expect(text).toContain('We’ll keep trying');
  });

  test('says that a model on this computer could not be used at all', () => {
    const text = textOf(failed({ reason: 'unavailable', provider: 'lm-studio' }));
    expect(text).toContain('qwen2.5vl:7b in LM Studio couldn’t be used');
    expect(text).not.toContain('We’ll keep trying');
  });

  test.each(['rejected', 'refused', 'malformed'] as const)(
    'says that a model is said to see but gave no usable answer (%s)',
    (reason) => {
      expect(textOf(failed({ reason }))).toContain(
        'Ollama says that qwen2.5vl:7b can see photos, but it gave no answer that could be used',
      );
    },
  );

  test('says of a service that it could not be used', () => {
    expect(textOf(failed({ provider: 'openai', reason: 'unauthorized' }))).toContain(
      'The AI model couldn’t be used',
    );
  });
});
