/** Adds a button that counts its clicks. */
export function addCounter(parent: HTMLElement): void {
  let count = 0;
  const button = document.createElement('button');
  const show = () => {
    button.textContent = `Clicked ${count} times`;
  };
  button.addEventListener('click', () => {
    count += 1;
    show();
  });
  show();
  parent.append(button);
}
