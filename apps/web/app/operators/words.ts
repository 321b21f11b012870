/** The texts of operators' pages, which are in English only, as the pages themselves. */
export const words = {
  outbox: {
    title: 'Outbox',
    lead: 'Mail that would have been sent. No mail server is configured, so it stays in a folder on this machine. Set SMTP_URL to send it.',
    loading: 'Loading mail…',
    empty: 'No mail yet',
    emptyText:
      'Messages appear here as they are written, for example after a policy review request.',
    failed: 'The outbox could not be loaded',
    retry: 'Try Again',
    refresh: 'Refresh',
    list: 'Messages, newest first',
    to: (addresses: string) => `To ${addresses}`,
    from: (address: string) => `From ${address}`,
    choose: 'Choose a message to read it.',
    html: 'Formatted',
    text: 'Plain text',
    view: 'Show as',
    frame: (subject: string) => `Message: ${subject}`,
  },
} as const;
