/** Somebody who asks for a policy review. */
export const contact = {
  firstName: 'Maura',
  lastName: "O'Brien",
  email: 'maura@example.org',
  phone: '(530) 555-0100',
  notes: 'My renewal is due in May. <Please> call after 5.',
};
