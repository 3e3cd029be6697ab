import { expect, test } from '@rstest/core';
import { mount } from '@vue/test-utils';
import { ShoppingList } from '../src/ShoppingList';

test('shows the title and the number of items', () => {
  const wrapper = mount(ShoppingList, { props: { title: 'Groceries' } });
  expect(wrapper.get('h2').text()).toBe('Groceries (0)');
});

test('adds the entered item', async () => {
  const wrapper = mount(ShoppingList, { props: { title: 'Groceries' } });
  const input = wrapper.get('input');

  await input.setValue('Apples');
  await input.trigger('keydown.enter');

  expect(wrapper.findAll('li').map((item) => item.text())).toEqual(['Apples']);
  expect(wrapper.get('h2').text()).toBe('Groceries (1)');
  expect(wrapper.emitted('add')).toEqual([['Apples']]);
});
