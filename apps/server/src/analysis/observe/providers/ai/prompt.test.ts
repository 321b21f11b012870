import { hazardTextsEn, hazardTypeIds } from '@dss/domain';
import { describe, expect, it } from 'vitest';
import { hashOf, observeInstructions, observePromptVersion, photoContent } from './prompt.ts';

describe('the prompt of a look', () => {
  it.each(hazardTypeIds)('describes %s, and what is often mistaken for it', (id) => {
    expect(observeInstructions).toContain(`- ${id}: `);
    expect(observeInstructions).toContain(hazardTextsEn[id].lookFor);
    expect(observeInstructions).toContain(hazardTextsEn[id].mistakenFor);
  });

  it('has a version that moves with its words', () => {
    expect(observePromptVersion).toMatch(/^observe-\d+-[0-9a-f]{12}$/);
    expect(hashOf('one word')).not.toBe(hashOf('another word'));
  });

  it('tells of a photo its picture, its area and its caption, and nothing else', () => {
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
