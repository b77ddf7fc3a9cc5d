/** All icons of the page. What home shows at once imports its own few, so that it waits for no other. */
export * from './home-icons.generated.ts'
export * from './icons.generated.ts'
