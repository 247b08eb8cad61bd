/** Whether something can be a mail address. Whether it is one only a mail to it shows. */
export const isEmail = (text: string): boolean => /^[^\s@]+@[^\s@]+\.[^\s@]+$/.test(text.trim())
