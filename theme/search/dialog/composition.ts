/** Tracks whether an input method is composing, during which keys and searches are left alone. */
export class Composition {
  active = false;
  private listeners: (() => void)[] = [];

  begin(): void {
    this.active = true;
  }

  end(): void {
    this.active = false;
    // After the event in which DocSearch searches for the composed text.
    setTimeout(() => {
      if (this.active) return;
      for (const resolve of this.listeners.splice(0)) resolve();
    });
  }

  /** Resolves when the current composition has ended. */
  ended(): Promise<void> {
    return this.active ? new Promise((resolve) => this.listeners.push(resolve)) : Promise.resolve();
  }
}
