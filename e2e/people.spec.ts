import { expectAccessible, expectNoSidewaysScrolling } from './product/accessibility.ts';
import { openAnsweredHouse } from './product/assessed-house.ts';
import { expect, test } from './product/fixtures.ts';
import { signUp } from './product/new-account.ts';

test('an owner invites an agent, who sees the home until the owner ends it', async ({
  page,
  browser,
}) => {
  test.slow();
  const id = await openAnsweredHouse(page, '9 Ember Lane, Ojai, CA');
  await page.goto(`/property/${id}`);
  await page.getByRole('button', { name: 'Share', exact: true }).click();
  await page.getByRole('link', { name: 'Invite an agent, a buyer or an assessor' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'People on this home' })).toBeVisible();
  await expect(page.getByText('Nobody is on this home besides you.')).toBeVisible();
  await page.getByRole('button', { name: 'Make the invitation' }).click();
  await expect(page.getByText('Give a name of at most 100 characters.')).toBeVisible();
  await page.getByLabel('What do you call them?').fill('Kim, our agent');
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Make the invitation' }).click();
  const invitation = await page.getByLabel('Invitation link').inputValue();
  await expect(page.getByText('Invited. The link works until')).toBeVisible();
  await expectAccessible(page);

  const context = await browser.newContext();
  const agent = await context.newPage();
  await agent.goto(invitation);
  await expect(agent).toHaveURL(/\/invitation$/);
  await expect(agent.getByText('Accepting takes an account')).toBeVisible();
  await expect(agent.getByRole('heading', { name: 'What the owner sees of you' })).toBeVisible();
  await signUp(agent);
  // The tab remembers the invitation.
  await agent.goto('/invitation');
  await expect(agent.getByText('They call you “Kim, our agent”.')).toBeVisible();
  await agent.getByLabel('Your name, as the owner will see it').fill('Kim Lee, Elm Realty');
  await expectAccessible(agent);
  await agent.getByRole('button', { name: 'Accept' }).click();
  await expect(agent.getByRole('heading', { level: 1, name: '9 Ember Lane' })).toBeVisible();
  await expect(agent.getByText('The owner sees you as “Kim Lee, Elm Realty”')).toBeVisible();
  await expectAccessible(agent);
  await agent.setViewportSize({ width: 320, height: 640 });
  await expectNoSidewaysScrolling(agent);
  // Its owner's pages are nobody else's.
  await agent.goto(`/property/${id}`);
  await expect(agent.getByRole('heading', { level: 1 })).not.toContainText('Ember Lane');
  await agent.goto('/properties');
  await agent.getByRole('link', { name: 'Homes you’re invited to' }).click();
  await expect(agent.getByText('You’re its agent, since')).toBeVisible();
  await expectAccessible(agent);

  // Heard of at once.
  await expect(page.getByText('as “Kim Lee, Elm Realty”.')).toBeVisible();
  await page.goto(`/property/${id}`);
  await expect(page.getByText('You and 1 other person can see this property')).toBeVisible();
  await page.goto(`/property/${id}/people`);
  await page.getByRole('button', { name: 'End the role of Kim, our agent' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'End' }).click();
  await expect(page.getByText('Was on the home until')).toBeVisible();

  await agent.getByRole('link', { name: '9 Ember Lane' }).click();
  await expect(agent.getByText('You’re not on this home, or not anymore')).toBeVisible();
  await agent.goto(invitation);
  await expect(agent.getByText('This invitation doesn’t work')).toBeVisible();
  await context.close();
});

test('a buyer leaves a home at once, in Spanish too', async ({ page, browser }) => {
  const id = await openAnsweredHouse(page, '9 Ember Lane, Ojai, CA');
  await page.goto(`/es/property/${id}/people`);
  await page.getByText('Quien compra', { exact: true }).click();
  await page.getByLabel('¿Cómo llama a esta persona?').fill('Luz');
  await page.getByRole('button', { name: 'Crear la invitación' }).click();
  const invitation = await page.getByLabel('Enlace de la invitación').inputValue();
  const context = await browser.newContext();
  const buyer = await context.newPage();
  await buyer.goto('/');
  await signUp(buyer);
  await buyer.goto(invitation);
  await expect(buyer.getByText('La persona dueña le invita porque usted compra')).toBeVisible();
  await buyer.getByRole('button', { name: 'Aceptar' }).click();
  await buyer.getByRole('button', { name: 'Dejar esta casa' }).click();
  await buyer.getByRole('alertdialog').getByRole('button', { name: 'Dejar esta casa' }).click();
  await expect(buyer.getByText('No participa en la casa de nadie más.')).toBeVisible();
  await expect(page.getByText('Estuvo en la casa hasta')).toBeVisible();
  await context.close();
});
