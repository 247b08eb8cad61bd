import { useView } from '../../useView.ts'
import { readEventView, writeEventView } from './event-view.ts'

/** What part of the event is shown, and how to change it. */
export const useEventView = () => useView(readEventView, writeEventView)
