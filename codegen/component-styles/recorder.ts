import { type CSSClasses, type CSSRulesByBucket, type GriffelStyle, resolveStyleRulesForSlots } from '@griffel/core'

/** The class of each property, by the name of a slot. Of classes for both directions of writing, the first is from left to right. */
type SlotClasses = Readonly<Record<string, Readonly<Record<string, CSSClasses>>>>

/** What a call that defines styles returns to components, and the rules that it defines. */
export interface RecordedStyles {
  /** A single class when the styles are those of a whole element. */
  readonly classes: SlotClasses | string
  readonly rules: CSSRulesByBucket
}

/** Styles by the address of the call that defines them. */
export const recorded = new Map<string, RecordedStyles>()

/** Stand in for the functions that define styles, in a bundle that is run to collect them. */
export const recorders = {
  makeStyles: (address: string) => (slots: Record<string, GriffelStyle>) => {
    const [classes, rules] = resolveStyleRulesForSlots(slots)
    recorded.set(address, { classes, rules })
  },
  __styles: (address: string) => (classes: SlotClasses, rules: CSSRulesByBucket) => {
    recorded.set(address, { classes, rules })
  },
  __resetStyles:
    (address: string) => (classes: string, _rightToLeft: string | null, rules: CSSRulesByBucket | string[]) => {
      recorded.set(address, { classes, rules: Array.isArray(rules) ? { r: rules } : rules })
    },
}
