/** The texts of operators' pages, in English only, like the pages themselves. */
export const words = {
  pages: 'Operators’ pages',
  titles: {
    ops: 'Operations Panel',
    shortcuts: 'Property Shortcuts',
    connection: 'Connection Test',
    functions: 'Debug Edge Functions',
    backend: 'Backend Health Check',
    maps: 'Maps Health Check',
    placement: 'Image Placement Health Check',
    analyze: 'Analyze Function Health Check',
    qa: 'QA Happy Path',
  },
  access: {
    checking: 'Checking access…',
    refused: 'For operators only',
    refusedText:
      'These pages are for whoever runs this deployment: an operator’s account, or, where the product runs for one machine only, somebody at that machine. A request that comes through a proxy isn’t from this machine.',
    howTo: 'To make an account an operator’s, run this on the server:',
    command: 'npm run operator -- add EMAIL',
    signIn: 'Sign In',
    home: 'Return to Home',
    secondFactor: 'Two-step sign-in is missing',
    secondFactorText:
      'Yours is an operator’s account, but these pages open only while signing in to it takes a second step. Turn two-step sign-in on in your account, then come back.',
    account: 'Your Account',
    failed: 'Access could not be checked',
  },
  outbox: {
    title: 'Outbox',
    lead: 'Mail that would have been sent. No mail server is configured, so it stays in a folder on this machine. Set SMTP_URL to send it.',
    loading: 'Loading mail…',
    empty: 'No mail yet',
    emptyText:
      'Messages appear here as they are written, for example after a policy review request.',
    failed: 'The outbox could not be loaded',
    refresh: 'Refresh',
    list: 'Messages, newest first',
    to: (addresses: string) => `To ${addresses}`,
    from: (address: string) => `From ${address}`,
    choose: 'Choose a message to read it.',
    all: 'All messages',
    html: 'Formatted',
    text: 'Plain text',
    view: 'Show as',
    frame: (subject: string) => `Message: ${subject}`,
  },
} as const;
