import { newPerson } from '../../accounts/testing/people.ts';
import { accept, invite } from '../../home-people/testing/join-home.ts';
import type { TestApp } from '../../testing/app.ts';
import type { Browser, Client } from '../../testing/client.ts';

/** Somebody with an account whom the owner of a home lets in as an assessor. @param browser where they are signed in; somebody new if absent */
export async function letInAssessor(
  app: TestApp,
  home: { readonly owner: Client; readonly propertyId: string },
  name = 'Ana Ruiz',
  browser?: Browser,
): Promise<Browser> {
  const assessor = browser ?? (await newPerson(app)).browser;
  const { token } = await invite(home.owner, home.propertyId, 'assessor');
  const accepted = await accept(assessor, token, name);
  if (accepted.status !== 201) throw new Error(`not let in: ${accepted.status}`);
  return assessor;
}
