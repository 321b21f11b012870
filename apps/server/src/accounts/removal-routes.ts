import { doneSchema, linkTokenRequestSchema } from '@dss/domain';
import { createRouter } from '../http/router.ts';
import { json, jsonBody } from '../http/describe-responses.ts';
import { accountPost } from './account-post.ts';
import { callAuth, countAttempt, tellOwner, type AccountDependencies } from './call-auth.ts';

const removeRoute = accountPost({
  step: 'remove-access',
  operationId: 'removeAccess',
  access: 'anyone',
  summary: 'Remove what an owner doesn’t know, with the token of a mailed link',
  description:
    'The mail that tells of a new password or of another address has the link. The token works once, for a week. It removes every passkey, and two-step sign-in that was turned on in the week before the mail, and ends every session. An older second factor stays, since it protects the account from whoever reads its mail.',
  request: { body: jsonBody(linkTokenRequestSchema) },
  answers: { 200: json(doneSchema, 'Removed') },
  errors: ['account_link_invalid'],
});

/** The one step of a mailed link that removes what somebody else may have set up. */
export function createRemovalRoutes(dependencies: AccountDependencies) {
  return createRouter().openapi(removeRoute, async (context) => {
    const { token } = context.req.valid('json');
    await countAttempt(context, dependencies, 'signIn');
    const { result } = await callAuth(context, dependencies, async ({ auth }) => ({
      headers: new Headers(),
      response: await auth.removeAccess(token),
    }));
    const { owner, removed } = result;
    if (removed.passkeys) await tellOwner(context, dependencies, owner, 'passkey_removed');
    if (removed.secondFactor) await tellOwner(context, dependencies, owner, 'second_factor_off');
    return context.json({ status: 'ok' as const }, 200);
  });
}
