/** What whoever runs a server can watch: counters without names, links or anything that was said. */
import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client'

export interface Metrics {
  readonly lines: Gauge
  readonly messages: Counter
  readonly answers: Histogram
  text(): Promise<string>
}

/** `rooms` counts the matches in memory when it is asked. */
export function metricsOf(rooms: () => number): Metrics {
  const registry = new Registry()
  const registers = [registry]
  collectDefaultMetrics({ register: registry })
  const inMemory = new Gauge({ name: 'undercroft_rooms', help: 'Matches in memory', registers })
  return {
    lines: new Gauge({ name: 'undercroft_lines', help: 'Open lines', registers }),
    messages: new Counter({ name: 'undercroft_messages_total', help: 'Messages that came in', registers }),
    answers: new Histogram({
      name: 'undercroft_answer_seconds',
      help: 'From a message to its answer',
      buckets: [0.001, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 1],
      registers,
    }),
    text: () => {
      inMemory.set(rooms())
      return registry.metrics()
    },
  }
}
