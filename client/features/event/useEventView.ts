import { useView } from '../../routing/useView.ts'
import { readEventView, writeEventView } from './event-view.ts'

/** Returns the view of the event, and a function to change it. */
export const useEventView = () => useView(readEventView, writeEventView)
