import { config } from 'zod';

// zod would make code from text, which the content security policy forbids: even its question whether it may is reported in the console.
// It is asked when the first schema is made, so this module is imported before all others.
config({ jitless: true });
