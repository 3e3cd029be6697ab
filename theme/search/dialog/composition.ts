/**
 * Knows whether an input method is composing in the dialog. Meanwhile keys belong to it and
 * nothing is searched.
 */
export class Composition {
  active = false;
  private waiting: (() => void)[] = [];

  begin(): void {
    this.active = true;
  }

  end(): void {
    this.active = false;
    // Once the event is over in which DocSearch searches for what was composed.
    setTimeout(() => {
      if (this.active) return;
      for (const resolve of this.waiting.splice(0)) resolve();
    });
  }

  /** Resolves when the present composition has ended. */
  over(): Promise<void> {
    return this.active ? new Promise((resolve) => this.waiting.push(resolve)) : Promise.resolve();
  }
}
