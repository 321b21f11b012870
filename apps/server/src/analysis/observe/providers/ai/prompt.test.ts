import { hazardTextsEn, hazardTypeIds } from '@dss/domain';
import { describe, expect, it } from 'vitest';
import { hashOf, observeInstructions, observePromptVersion, photoContent } from './prompt.ts';

describe('the prompt for a photo', () => {
  it.each(hazardTypeIds)('describes %s with what is often mistaken for it', (id) => {
    expect(observeInstructions).toContain(`- ${id}: `);
    expect(observeInstructions).toContain(hazardTextsEn[id].lookFor);
    expect(observeInstructions).toContain(hazardTextsEn[id].mistakenFor);
  });

  it('has a version that changes with its wording', () => {
    expect(observePromptVersion).toMatch(/^observe-\d+-[0-9a-f]{12}$/);
    expect(hashOf('one word')).not.toBe(hashOf('another word'));
  });

  it('contains nothing of a photo but the picture, its area, its caption', () => {
    const photo = {
      workingCopy: Buffer.from('picture'),
      area: 'roof' as const,
      caption: 'the back',
      // Fields outside the type, which the prompt must not include.
      address: '1420 Ridge Road',
      lat: 38.7,
    };
    expect(photoContent(photo)).toEqual([
      { type: 'file', mediaType: 'image/jpeg', data: photo.workingCopy },
      { type: 'text', text: '<photo_data>\n{"area":"roof","caption":"the back"}\n</photo_data>' },
    ]);
  });
});
