/** True when a text has the form of a mail address. Only a mail can prove that it exists. */
export const isEmail = (text: string): boolean => /^[^\s@]+@[^\s@]+\.[^\s@]+$/.test(text.trim())
